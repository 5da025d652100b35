export function DemoRibbon() {
  return (
    <p className="bg-emerald px-5 py-1.5 text-center text-xs text-white">
      <strong className="font-semibold">Demo</strong> – a sandbox takes the card, no real money
      moves.
    </p>
  );
}
