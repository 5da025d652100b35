/** A box of an MP4 (ISO/IEC 14496-12, 4.2). */
export function box(type: string, ...contents: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(contents.map((it) => Buffer.from(it as string, "latin1")));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}

/** An index of tracks, each as its handler and its codec: "vide avc1.64", "soun mp4a.40". */
export function indexOf(...tracks: string[]): Buffer {
  return box("moov", ...tracks.map(trackOf));
}

function trackOf(track: string): Buffer {
  const [handler = "", codec = ""] = [track.slice(0, 4), track.slice(5)];
  const handled = box("hdlr", "\0".repeat(8), handler);
  const described = box("stsd", "\0".repeat(8), entryOf(codec));
  // A film of QuickTime has a second handler here, which says where the content is.
  const media = box("minf", box("hdlr", "\0\0\0\0dhlrurl "), box("stbl", described));
  return box("trak", box("mdia", handled, media));
}

function entryOf(codec: string): Buffer {
  const [type = "", detail = ""] = /^(?:avc1|mp4a)\./.test(codec) ? codec.split(".") : [codec];
  const settings: Record<string, string> = {
    avc1: "avcC\x01",
    mp4a: "esds\0\0\0\0\x03\x80\x80\x80\x25\0\x02\0\x04\x80\x80\x80\x17",
  };
  return box(type, "\0".repeat(8), settings[type] ?? "", Buffer.from(detail, "hex"));
}
