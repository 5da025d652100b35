export type Outcome = {
  passed: number;
  /** The name of each failure, with its reason. */
  failures: string[];
};

/** The results of all runners. If anything went wrong, the list of failures must not be empty. */
export function createTally() {
  const total: Outcome = { passed: 0, failures: [] };

  return {
    /** For a step that passes or fails as a whole; returns whether it passed. */
    async check(name: string, work: () => Promise<void>): Promise<boolean> {
      const isRight = await settles(name, work);
      if (isRight) total.passed += 1;
      else total.failures.push(name);
      return isRight;
    },
    /** For a runner with tests of its own. A crash, or a run without tests, counts as a failure. */
    async runner(name: string, work: () => Promise<Outcome>): Promise<void> {
      await settles(name, async () => {
        const outcome = await work().catch((error) => {
          total.failures.push(name);
          throw error;
        });
        total.passed += outcome.passed;
        total.failures.push(...outcome.failures);
      });
    },
    /** Repeats the failures, so that nobody has to search a long run's output for them. */
    summary() {
      const counts = `${total.passed} passed, ${total.failures.length} failed`;
      return [...total.failures.map((failure) => `✘ ${failure}`), counts].join("\n");
    },
    failed: () => total.failures.length > 0,
  };
}

async function settles(name: string, work: () => Promise<void>): Promise<boolean> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`\n── ${name}`);
  try {
    await work();
    console.log(`── ${name}: done in ${seconds()}`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log(`── ${name}: FAILED after ${seconds()}`);
    return false;
  }
}
