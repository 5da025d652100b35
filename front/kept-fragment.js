// When Next starts, it writes the address that it found, without a fragment that was followed since. Its own
// state beside the address stays. Once started, it takes over an address that comes without a state.
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
