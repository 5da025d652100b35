import { expect, it } from "vitest";
import { isNoSingleFilm, readShownFilm } from "./rules";

const name = "0123456789abcdef0123456789abcdef";

it("an uploaded public film is played from this site", () => {
  const src = `/api/media/${name}.mp4`;
  expect(readShownFilm(src)).toEqual({ kind: "own", src });
});

it.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ",
  "https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share",
  "https://www.youtube.com/live/dQw4w9WgXcQ",
  "http://youtu.be/dQw4w9WgXcQ?si=x",
  "youtube.com/embed/dQw4w9WgXcQ",
  "Youtube.com/watch?v=dQw4w9WgXcQ",
  "\u2068youtube.com/watch?v=dQw4w9WgXcQ\u2069",
  "HTTPS://music.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube-nocookie.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com/v/dQw4w9WgXcQ",
  "https://www.youtube.com/watch/?v=dQw4w9WgXcQ",
  "https://www.youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com./watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?feature=share&amp;v=dQw4w9WgXcQ",
  "https://www.youtube.com/e/dQw4w9WgXcQ",
])("%s is played without cookies, and linked to its page at YouTube", (address) => {
  expect(readShownFilm(address)).toEqual({
    kind: "frame",
    host: "YouTube",
    src: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
    page: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  });
});

it.each([
  ["vimeo.com/123456789", "https://vimeo.com/123456789"],
  ["123456789", "https://vimeo.com/123456789"],
  ["https://vimeo.com/manage/videos/123456789", "https://vimeo.com/123456789"],
])("%s is played from Vimeo without tracking, and linked to its page there", (typed, page) => {
  const src = "https://player.vimeo.com/video/123456789?dnt=1&autoplay=1";
  expect(readShownFilm(typed)).toEqual({ kind: "frame", host: "Vimeo", src, page });
});

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=62s", 62],
  ["https://youtu.be/dQw4w9WgXcQ?si=x&t=62", 62],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1m2s", 62],
  ["youtube.com/embed/dQw4w9WgXcQ?start=62&rel=0", 62],
  ["https://www.youtube.com/watch?time_continue=62&v=dQw4w9WgXcQ", 62],
  ["https://youtu.be/dQw4w9WgXcQ?t=1m2.5s", 62],
  ["https://youtu.be/dQw4w9WgXcQ?t=1:02", 62],
  ["https://youtu.be/dQw4w9WgXcQ?t=1:01:02", 3662],
  ["https://youtu.be/dQw4w9WgXcQ?t=&start=62", 62],
  ["https://vimeo.com/123456789#t=1h1m2s", 3662],
  ["https://player.vimeo.com/video/123456789?h=8272103f6e#t=62s", 62],
  ["https://vimeo.com/123456789?t=2m", 120],
])("%s begins at its second %i, here and at its host", (address, start) => {
  const film = readShownFilm(address);
  if (film?.kind !== "frame") throw new Error("No film was read");
  expect(film.src).toMatch(new RegExp(`(&start=${start}|&autoplay=1#t=${start}s)$`));
  expect(film.page).toMatch(new RegExp(`[&#]t=${start}s$`));
  expect(readShownFilm(film.page)).toEqual(film);
});

it.each(["t=0", "t=soon", "list=1"])("a film with %s begins at its beginning", (query) => {
  const film = readShownFilm(`https://youtu.be/dQw4w9WgXcQ?${query}`);
  expect(film).toMatchObject({ page: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" });
});

it.each([
  "media:films/paid.mp4",
  "/api/lessons/1/film",
  `/api/media/${name}.vtt`,
  `/api/media/../shown/${name}.mp4`,
  "https://www.youtube.com/@somebody",
  "https://www.youtube.com/playlist?list=PL1234567890a",
  "https://youtube.com.elsewhere.example/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://www.youtube.com/embed/live_stream?channel=UC1",
  "https://vimeo.com/event/123456",
  "https://elsewhere.example/film.mp4",
  "lesson-1.flv",
  "javascript:alert(1)",
  "coming-soon",
  "",
])("%j is not accepted as a public film", (typed) => {
  expect(readShownFilm(typed)).toBeNull();
});

it.each([
  "www.dropbox.com/scl/fo/1abc/AXyz?rlkey=2def&dl=0",
  "www.dropbox.com/scl/fo/1abc/AXyz/Week 1?rlkey=2def&dl=0",
  "dropbox.com/sh/1abc/AXyz?dl=0",
  "www.dropbox.com/home/Films/lesson-1.mp4",
  "www.dropbox.com/home?preview=lesson-1.mp4",
  "www.dropbox.com/request/1abc",
  "www.loom.com/share/folder/1abc",
  "www.loom.com/looms/videos",
  "loom.com/looms/videos/Lessons-1abc",
  "1drv.ms/f/s!1abc",
  "coach.sharepoint.com/:f:/s/Films/1abc?e=2def",
  "coach-my.sharepoint.com/%3Af%3A/g/personal/anna/1abc",
  "photos.google.com/album/1abc",
  "photos.google.com/u/0/album/1abc",
  "docs.google.com/forms/d/e/1abc/viewform",
  "docs.google.com/a/school.example/forms/d/1abc",
  "photos.google.com/u/0/photo/1abc",
  "www.dropbox.com/preview/Films/lesson-1.mp4",
  "coach-my.sharepoint.com/my?id=%2Fpersonal%2Fanna%2Flesson-1.mp4",
  "coach-my.sharepoint.com/personal/anna/_layouts/15/onedrive.aspx?id=%2Fa",
  "onedrive.live.com/?id=root&cid=1ABC",
  "www.canva.com/design/1abc/2def/edit",
  "us02web.zoom.us/recording/detail?meeting_id=1abc",
  "zoom.us/recording/management",
  "www.tiktok.com/@anna",
  "www.instagram.com/anna.smith/",
  "www.facebook.com/anna.smith?ref=1",
  "coach.wistia.com/projects/abc123",
  "coach.wistia.com/folders/abc123",
  "www.dailymotion.com/playlist/x1abc",
  "www.dailymotion.com/user/coach",
  "www.dailymotion.com/coach",
  "www.twitch.tv/coach",
  "www.twitch.tv/coach/videos?filter=all",
  "www.loom.com/spaces/all-1",
  "www.loom.com/embed/folder/1abc",
  "fast.wistia.com/embed/channel/abc123",
  "coach.wistia.com/library",
  "www.dailymotion.com/gb/coach",
  "www.dailymotion.com/embed/playlist/x1abc",
  "www.dailymotion.com/video",
  "www.twitch.tv/collections/1abc",
  "www.twitch.tv/team/coaches",
  "www.twitch.tv/videos",
  "player.twitch.tv/?channel=coach&parent=a.example",
  "secure.vidyard.com/organizations/1/players/2",
  "dash.bunny.net/stream/1/library/videos",
  "www.icloud.com/photos/#/albums/0",
  "www.icloud.com/photos/#abc",
])("%s is a folder or a page, and no single film", (address) => {
  expect(isNoSingleFilm(`https://${address}`)).toBe(true);
});

it.each([
  "www.dropbox.com/scl/fi/1abc/lesson-1.mp4?rlkey=2def&dl=0",
  "www.dropbox.com/scl/fo/1abc/AXyz/lesson-1.mp4?rlkey=2def&dl=0",
  "www.dropbox.com/scl/fo/1abc/AXyz?rlkey=2def&preview=lesson-1.mp4",
  "www.dropbox.com/s/1abc/lesson-1.mp4?dl=0",
  "www.dropbox.com/sh/1abc/AXyz/lesson-1.MP4",
  "www.loom.com/share/0123456789abcdef",
  "www.loom.com/embed/0123456789abcdef",
  "1drv.ms/v/s!1abc",
  "coach.sharepoint.com/:v:/s/Films/1abc?e=2def",
  "photos.google.com/share/1abc/photo/2def?key=3abc",
  "photos.app.goo.gl/1abc",
  "docs.google.com/videos/d/1abc/play",
  "drive.google.com/file/d/1abc/view",
  "dropbox.com.elsewhere.example/home",
  "onedrive.live.com/?authkey=%21A1&cid=1ABC&id=1ABC%212",
  "coach.sharepoint.com/sites/films/_layouts/15/stream.aspx?id=%2Fa",
  "www.canva.com/design/1abc/2def/watch",
  "us02web.zoom.us/rec/share/1abc",
  "us02web.zoom.us/recording/share/1abc",
  "onedrive.live.com/?redeem=1abc&cid=2def&id=3",
  "www.facebook.com/video/?v=12",
  "www.tiktok.com/@anna/video/123",
  "www.instagram.com/reel/1abc/",
  "www.facebook.com/watch?v=123",
  "www.facebook.com/anna/videos/123",
  "coach.wistia.com/medias/abc123",
  "www.dailymotion.com/video/x1abc",
  "www.dailymotion.com/embed/video/x1abc",
  "www.twitch.tv/videos/123",
  "www.twitch.tv/coach/clip/Some-Clip",
  "www.twitch.tv/coach/v/123?sr=a",
  "clips.twitch.tv/Some-Clip",
  "player.twitch.tv/?video=123&parent=a.example",
  "geo.dailymotion.com/player/x1.html?video=x1abc",
  "www.dailymotion.com/player.html?video=x1abc",
  "www.dailymotion.com/de/video/x1abc",
  "dai.ly/x1abc",
  "fast.wistia.net/embed/iframe/abc123",
  "coach.wistia.com/embed/channel/1abc?wchannelid=1abc&wmediaid=2def",
  "share.vidyard.com/watch/1abc",
  "iframe.mediadelivery.net/play/1/2abc",
  "www.icloud.com/photos/#0a1B2c3D4e5F6g7H8i9J0kL",
  "www.icloud.com/photos/#/icloudlinks/08aB2c3D4e5F6g7H8i9J0kL/0/",
  "share.icloud.com/photos/0abc",
])("%s may be a single film", (address) => {
  expect(isNoSingleFilm(`https://${address}`)).toBe(false);
});
