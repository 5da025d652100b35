export function DemoRibbon() {
  return (
    <aside
      aria-label="Demo"
      className="bg-emerald px-5 py-1.5 text-center text-xs text-white print:hidden"
    >
      <p>
        <strong className="font-semibold">Demo</strong> – no real money moves.
      </p>
    </aside>
  );
}
