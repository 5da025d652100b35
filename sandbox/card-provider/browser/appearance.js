let rules;

/** Takes the provider's Appearance object: a theme, variables such as `colorPrimary`, and rules. */
export function applyAppearance({ theme = "stripe", variables = {}, rules: styles = {} } = {}) {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.removeAttribute("style");
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(`--${name}`, value);
  rules = new CSSStyleSheet();
  for (const [selector, declarations] of Object.entries(styles)) addRule(selector, declarations);
  document.adoptedStyleSheets = [rules];
}

function addRule(selector, declarations) {
  const { style } = rules.cssRules[rules.insertRule(`${selector} {}`)];
  for (const [property, value] of Object.entries(declarations)) style[property] = value;
}
