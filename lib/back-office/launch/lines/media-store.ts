import { failed, type Line, proven } from "@/lib/back-office/launch/line";
import { tryStore } from "@/lib/media/try-store";

export const mediaStore: Line = {
  name: "media-store",
  title: "Films are kept and played",
  why: "A phone asks for a film in parts. A store that cannot give a part shows a black picture.",
  proof: {
    button: "Try the store",
    prove: async () => {
      const { works, words } = await tryStore();
      return works ? proven(words) : failed(words);
    },
  },
};
