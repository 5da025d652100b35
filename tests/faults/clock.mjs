// Loaded before the site: moves its clock by this many milliseconds, forwards or backwards.
const offset = Number(process.env.CLOCK_OFFSET_MS);
const RealDate = Date;
const realNow = RealDate.now;

RealDate.now = () => realNow() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (Real, parts, target) =>
    Reflect.construct(Real, parts.length === 0 ? [Real.now()] : parts, target),
});
