import { Notice } from "@/components/ui/notice";
import type { FormValues } from "@/lib/forms/state";
import { asTyped, type Words } from "./field-words";

type Props = {
  theirs: FormValues;
  yours: FormValues;
  labels: Record<string, string>;
  words: Words;
};

/** Shows both versions of what two people changed, field by field, so that neither is lost. */
export function ConflictNotice({ theirs, yours, labels, words }: Props) {
  const fields = Object.keys(theirs).filter(
    (name) => name !== "version" && asTyped(theirs[name]) !== asTyped(yours[name]),
  );
  return (
    <Notice title="Somebody changed this meanwhile" isAnnounced={false}>
      <p>
        What you typed is still in the form. Save again to keep your version, or copy what you want
        to keep of theirs.
      </p>
      {fields.map((name) => {
        const [saved, own] = inWords(words[name] ?? asTyped, theirs[name], yours[name]);
        return (
          <dl
            key={name}
            className="mt-4 grid gap-x-6 gap-y-2 border-t border-rule pt-4 sm:grid-cols-2"
          >
            <Version title={`${labels[name] ?? name}, saved now`} text={saved} />
            <Version title={`${labels[name] ?? name}, yours`} text={own} />
          </dl>
        );
      })}
    </Notice>
  );
}

/** Keeps the HTML of two texts that differ only in links or headings, which plain words do not show. */
function inWords(toWords: (value?: string) => string, theirs?: string, yours?: string) {
  const texts = [toWords(theirs), toWords(yours)];
  return texts[0] === texts[1] ? [theirs, yours] : texts;
}

function Version({ title, text }: { title: string; text?: string }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="max-h-60 overflow-auto whitespace-pre-wrap">{text || "(empty)"}</dd>
    </div>
  );
}
