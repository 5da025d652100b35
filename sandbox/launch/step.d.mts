export function step<T>(label: string, work: () => Promise<T>): Promise<T>;
