// When Next starts, it writes back the address that it found first, without a fragment that was followed since.
// This restores the fragment: with Next's own history state at first, and once Next has started, without a state,
// because Next then adopts the address.
(() => {
  let hasStarted = false;
  let fragment = "";
  function keepFragment() {
    if (!fragment || fragment === location.hash) return;
    history.replaceState(hasStarted ? null : history.state, "", fragment);
  }
  addEventListener("hashchange", ({ newURL }) => {
    fragment = new URL(newURL).hash;
    keepFragment();
  });
  addEventListener(
    "hydrated",
    () => {
      keepFragment();
      hasStarted = true;
    },
    { once: true },
  );
})();
