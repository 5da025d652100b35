// React hears of no choice that was made before it started, though the field shows it; so it is made once more.
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
