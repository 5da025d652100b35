import type { Service } from "./service";

export type Supervisor = {
  watch(service: Service): void;
  finish(exitCode: number): Promise<void>;
};

/**
 * Keeps the services that `work` starts running until a signal, the parent's end or a crash of one of them,
 * then stops them in reverse order. `interrupted` is the exit code after a signal.
 */
export async function supervise(
  work: (supervisor: Supervisor) => Promise<void>,
  { interrupted = 0 } = {},
): Promise<void> {
  const services: Service[] = [];
  let finishing = false;

  const finish = async (exitCode: number) => {
    if (finishing) return;
    finishing = true;
    for (const service of services.toReversed()) await service.stop();
    process.exit(exitCode);
  };
  const fail = (message: string) => {
    if (finishing) return;
    console.error(`\n${message}`);
    void finish(1);
  };

  const interrupt = (signal: NodeJS.Signals) => {
    // After a second Ctrl-C the leashes end whatever is still running.
    if (finishing && signal === "SIGINT") process.exit(interrupted);
    if (!finishing) console.log("\nStopping …");
    void finish(interrupted);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);
  process.on("disconnect", () => void finish(1));
  // A closed terminal or pipe must not end the launcher before it has stopped its services.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});

  try {
    await work({
      finish,
      watch(service) {
        services.push(service);
        void service.crashed.then((how) =>
          fail(`${service.name} ended (${how}). Its last words:\n\n${service.lastLogLines()}`),
        );
      },
    });
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
