"""The metrics in Prometheus' text format."""

from prometheus_client.parser import text_string_to_metric_families

from shoal.server.ops.metrics import Metrics, MetricsPage


def families(page):
    return {family.name: family for family in text_string_to_metric_families(page.text().decode())}


def test_prometheus_reads_every_metric_with_its_type_and_help():
    found = families(MetricsPage(Metrics(events=7, connections_open=2), 3, lambda: 5))
    assert all(family.documentation for family in found.values())
    values = {sample.name: sample.value for family in found.values() for sample in family.samples}
    assert values["shoal_events_total"] == 7
    assert values["shoal_connections_open"] == 2
    assert values["shoal_worker"] == 3
    assert values["shoal_tables_in_memory"] == 5
    gauges = {"shoal_connections_open", "shoal_worker", "shoal_tables_in_memory"}
    assert {name for name, family in found.items() if family.type == "gauge"} == gauges
    assert {family.type for family in found.values()} == {"gauge", "counter"}


def test_two_servers_in_one_process_have_separate_metrics():
    first, second = Metrics(), Metrics()
    pages = [MetricsPage(metrics, 0, lambda: 0) for metrics in (first, second)]
    first.bot_moves += 1
    counts = [families(page)["shoal_bot_moves"].samples[0].value for page in pages]
    assert counts == [1, 0]
