// What the three fields accept, how they are spaced, and the messages for wrong input.

export function digitsOf(text) {
  return text.replace(/\D/g, "");
}

function isAmex(digits) {
  return /^3[47]/.test(digits);
}

export function spaceNumber(text) {
  const digits = digitsOf(text).slice(0, isAmex(digitsOf(text)) ? 15 : 16);
  const groups = isAmex(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  const parts = groups.exec(digits) ?? [];
  return parts.slice(1).filter(Boolean).join(" ");
}

export function spaceExpiry(text) {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function trimCvc(text, number) {
  return digitsOf(text).slice(0, cvcLength(number));
}

function cvcLength(number) {
  return isAmex(digitsOf(number)) ? 4 : 3;
}

/** An error `{code, message}` for the number, or undefined. */
export function checkNumber(text) {
  const digits = digitsOf(text);
  if (digits.length < (isAmex(digits) ? 15 : 16)) {
    return { code: "incomplete_number", message: "Your card number is incomplete." };
  }
  if (!passesLuhn(digits)) {
    return { code: "invalid_number", message: "Your card number is invalid." };
  }
}

function passesLuhn(digits) {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

export function checkExpiry(text, today = new Date()) {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4 || month < 1 || month > 12) {
    return { code: "incomplete_expiry", message: "Your card's expiration date is incomplete." };
  }
  const year = 2000 + Number(digits.slice(2));
  if (year < today.getFullYear()) {
    return {
      code: "invalid_expiry_year_past",
      message: "Your card's expiration year is in the past.",
    };
  }
  if (year > today.getFullYear() + 50) {
    return { code: "invalid_expiry_year", message: "Your card's expiration year is invalid." };
  }
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    return {
      code: "invalid_expiry_month_past",
      message: "Your card's expiration date is in the past.",
    };
  }
}

export function checkCvc(text, number) {
  if (digitsOf(text).length < cvcLength(number)) {
    return { code: "incomplete_cvc", message: "Your card's security code is incomplete." };
  }
}
