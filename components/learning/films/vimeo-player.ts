/** What we use of the player that Vimeo's script gives to a page. */
type VimeoPlayer = {
  on(event: "play" | "pause" | "ended", listener: () => void): void;
  on(event: "timeupdate", listener: (time: { seconds: number }) => void): void;
  getPaused(): Promise<boolean>;
  off(event: "play" | "pause" | "ended" | "timeupdate"): void;
};

declare global {
  interface Window {
    Vimeo?: { Player: new (frame: HTMLIFrameElement) => VimeoPlayer };
  }
}

export const VIMEO_SCRIPT = "https://player.vimeo.com/api/player.js";
