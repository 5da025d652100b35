export async function step(label, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const live = process.stdout.isTTY;
  const show = live
    ? () => process.stdout.write(`\r  ${label} … ${seconds()} s`)
    : () => console.log(`  ${label} … ${seconds()} s`);
  if (live) show();
  else console.log(`  ${label} …`);
  const timer = setInterval(show, live ? 1000 : 10_000);
  const finish = (mark) => {
    clearInterval(timer);
    if (live) process.stdout.write("\r\x1b[K");
    console.log(`${mark} ${label} (${seconds()} s)`);
  };
  try {
    const result = await work();
    finish("✓");
    return result;
  } catch (error) {
    finish("✗");
    throw error;
  }
}
