export type Reason = { title: string; text: string };

export type Quote = { text: string; name: string; role: string };
