import type { Service } from "./service.ts";

export interface Supervisor {
  /** From now on the service's end is the run's end. */
  watch(service: Service): void;
}

/**
 * Runs a launcher: the work starts services, which stay until a signal, the parent's end or a crash
 * of one of them, and are then stopped last first.
 */
export async function supervise(work: (supervisor: Supervisor) => Promise<void>): Promise<void> {
  const services: Service[] = [];
  let stopping = false;

  const stop = async (code: number) => {
    if (stopping) process.exit(code);
    stopping = true;
    for (const service of services.toReversed()) await service.stop();
    process.exit(code);
  };
  const fail = (message: string) => {
    if (stopping) return;
    console.error(`\n${message}`);
    void stop(1);
  };

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void stop(0));
  }
  process.on("disconnect", () => void stop(1));
  // A closed terminal or pipe must not end the launcher before it has stopped its services.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});

  try {
    await work({
      watch(service) {
        services.push(service);
        void service.ended.then((how) =>
          fail(`${service.name} ended (${how}). Its last words:\n\n${service.lastLogLines()}`),
        );
      },
    });
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
