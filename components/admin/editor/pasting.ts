import { TextSelection } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { isOwnCopy, markingSerializer, markOwn } from "./own-copies";
import { holdsOnlyFiles, isPicture, whereToAdd } from "./pasted-files";
import { readPasted } from "./pasted-html";
import { decode, sendPicture } from "./pictures";

const SAVE_PICTURES = " Please save pictures to your computer and add them with “Picture”.";

/** Null clears the message. */
type Say = (words: string | null) => void;

/** Uploads the pictures in what is pasted or dropped, and names those that could not be uploaded. */
export function pasting(say: Say): EditorProps {
  function take(view: EditorView, data: DataTransfer | null): boolean {
    const html = data?.getData("text/html") ?? "";
    if (!data || isOwnCopy(html)) return false;
    say(null);
    const given = Array.from(data.files);
    if (holdsOnlyFiles(given, html || data.getData("text/plain"))) {
      say(given.map(whereToAdd).join(" "));
      return true;
    }
    const { body, leftOut, losesPictures } = readPasted(html);
    const files = given.filter(isPicture);
    const others = given.filter((file) => !isPicture(file)).map(({ name }) => name);
    // A file that comes with text is a picture of that same text.
    const isAlone =
      body.textContent.trim() === "" &&
      files.length > 0 &&
      files.length >= body.querySelectorAll("img").length;
    if (isAlone) body.replaceChildren(...files.map(() => body.ownerDocument.createElement("img")));
    const images = Array.from(body.querySelectorAll("img")).filter(
      ({ src }) => isAlone || src.startsWith("data:"),
    );
    if (images.length === 0) return false;
    void insert(view, body, images, isAlone ? files : []).then((refused) =>
      sayWhat(
        [...(isAlone ? others : leftOut), ...refused],
        refused.length > 0 || (!isAlone && losesPictures),
      ),
    );
    return true;
  }

  /** Returns the names of the pictures that were refused. */
  async function insert(
    view: EditorView,
    body: HTMLElement,
    images: HTMLImageElement[],
    files: File[],
  ): Promise<string[]> {
    say("Importing the pictures …");
    const refused = await Promise.all(
      images.map(async (image, index) => {
        const { src, problem } = await sendPicture(files[index] ?? decode(image.src));
        if (src) image.src = src;
        else image.remove();
        return src ? [] : [`${image.alt || files[index]?.name || "a picture"}: ${problem}`];
      }),
    );
    markOwn(body);
    view.pasteHTML(body.innerHTML);
    return refused.flat();
  }

  function sayWhat(leftOut: string[], losesPictures: boolean): void {
    const names = leftOut.map((name) => `“${name}”`).join(", ");
    const advice = losesPictures ? SAVE_PICTURES : "";
    say(names ? `Left out: ${names}.${advice}` : null);
  }

  return {
    clipboardSerializer: markingSerializer,
    transformPastedHTML(html) {
      if (isOwnCopy(html)) return html;
      const { body, leftOut, losesPictures } = readPasted(html);
      if (leftOut.length > 0) sayWhat(leftOut, losesPictures);
      return body.innerHTML;
    },
    handlePaste: (view, event) => take(view, event.clipboardData),
    handleDrop(view, event, _slice, isMoved) {
      if (isMoved || !take(view, event.dataTransfer)) return false;
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) {
        const { tr, doc } = view.state;
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
      }
      return true;
    },
  };
}
