interface FieldError {
  code: string;
  message: string;
}

export function digitsOf(text: string): string;
export function spaceNumber(text: string): string;
export function spaceExpiry(text: string): string;
export function trimCvc(text: string, number: string): string;
export function checkNumber(text: string): FieldError | undefined;
export function checkExpiry(text: string, today?: Date): FieldError | undefined;
export function checkCvc(text: string, number: string): FieldError | undefined;
