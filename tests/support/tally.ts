export interface Counts {
  passed: number;
  failed: number;
}

/** Counts over all runners. Nothing that went wrong may leave the count of failures at zero. */
export function createTally() {
  const total: Counts = { passed: 0, failed: 0 };

  return {
    /** A step that is right or wrong as a whole. Answers which. */
    async check(name: string, work: () => Promise<void>): Promise<boolean> {
      const isRight = await settles(name, work);
      if (isRight) total.passed += 1;
      else total.failed += 1;
      return isRight;
    },
    /** A runner with tests of its own; one that crashes or finds no test counts as a failure. */
    async runner(name: string, work: () => Promise<Counts>): Promise<void> {
      await settles(name, async () => {
        const counts = await work().catch((error) => {
          total.failed += 1;
          throw error;
        });
        total.passed += counts.passed;
        total.failed += counts.failed;
      });
    },
    summary: () => `${total.passed} passed, ${total.failed} failed`,
    failed: () => total.failed > 0,
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
