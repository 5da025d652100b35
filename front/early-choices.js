// React misses choices that were made before it started, although the fields show them. So this repeats them.
(() => {
  const fields = new Set();
  function note({ target }) {
    if (target.matches("select, [type=checkbox]")) fields.add(target);
  }

  function chooseAgain(field) {
    if (field.localName === "select") field.dispatchEvent(new Event("change", { bubbles: true }));
    else {
      field.checked = !field.checked;
      field.click();
    }
  }

  addEventListener("change", note, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("change", note, true);
      fields.forEach(chooseAgain);
    },
    { once: true },
  );
})();
