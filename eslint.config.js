import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";

/** Arguments and rest siblings that are skipped on purpose. */
const unused = { ignoreRestSiblings: true, argsIgnorePattern: "^_", varsIgnorePattern: "^_" };

export default [
  { ignores: ["src/shoal/web/vendor/**", "build/**", ".venv/**"] },
  js.configs.recommended,
  {
    files: ["**/*.js"],
    languageOptions: { globals: globals.browser },
    plugins: { "react-hooks": hooks },
    rules: {
      "no-unused-vars": ["error", unused],
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  { files: ["tests/web/unit/**", "*.js"], languageOptions: { globals: globals.node } },
];
