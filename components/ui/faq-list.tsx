import { ChevronDownIcon } from "./icons";

export type Question = { question: string; answer: string };

export function FaqList({ questions }: { questions: Question[] }) {
  return (
    <div className="border-t border-rule">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-rule">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <span className="transition-transform duration-200 group-open:rotate-180">
              <ChevronDownIcon />
            </span>
          </summary>
          <p className="max-w-measure whitespace-pre-line pb-6 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
