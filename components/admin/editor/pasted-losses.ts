import { nameOf } from "./pasted-pictures";

/** Names what is left out. */
export class Losses {
  readonly names: string[] = [];
  holdPictures = false;

  /** Named only once. */
  add(what: string): void {
    if (!this.names.includes(what)) this.names.push(what);
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
