export function PullQuote({ children }: { children: string }) {
  return (
    <blockquote className="max-w-4xl font-serif text-3xl text-balance">
      <p>“{children}”</p>
    </blockquote>
  );
}
