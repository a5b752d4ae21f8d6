### Errores de partidas entre bots.

error-needs-ray = Un clúster necesita Ray: pip install 'shoal[ray]'.
error-no-cluster = Ningún clúster de Ray responde en { $address }.
error-other-run = { $path } contiene los resultados de otra ejecución.
error-arena-bots = La arena necesita al menos dos bots, cada uno nombrado una vez.
error-needs-openskill = Las valoraciones necesitan openskill: pip install 'shoal[arena]'.
error-not-a-result = La línea { $line } de { $path } no es un resultado.
