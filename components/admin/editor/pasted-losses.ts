import { nameOf } from "./pasted-pictures";

/** Names what is left out. */
export class Losses {
  readonly names: string[] = [];
  holdPictures = false;
  #holdNumbers = false;

  /** Named only once. */
  add(what: string): void {
    if (!this.names.includes(what)) this.names.push(what);
  }

  /** Named by the first number that was written in another way. */
  addNumbers(first: string | undefined): void {
    if (first && !this.#holdNumbers) this.add(`how lists write their numbers (${first})`);
    this.#holdNumbers ||= first !== undefined;
  }

  /** Several things with one name are all listed; nameless ones only once. */
  addThing(thing: Element, what: string): void {
    const name = nameOf(thing);
    if (name) this.names.push(name);
    else this.add(what);
  }

  addPicture(picture: Element): void {
    this.holdPictures = true;
    this.addThing(picture, "a picture");
  }
}
