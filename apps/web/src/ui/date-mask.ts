/**
 * Turns what was typed or pasted into the mask DD/MM/YYYY. Letters are dropped, slashes come by themselves, one digit
 * before a typed slash, dot or hyphen gets its zero (1/3/1985), and an ISO date that was pasted is turned around.
 */
export function maskDate(typed: string, before = ''): string {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(typed);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const padded = typed
    .trim()
    .replace(/[-.]/g, '/')
    .replace(/^(\d)\//, '0$1/')
    .replace(/^(\d\d\/)(\d)\//, '$10$2/');
  let digits = padded.replace(/\D/g, '').slice(0, 8);
  // Backspace over a slash takes the digit before it, or the slash would come back for ever.
  if (before.endsWith('/') && typed === before.slice(0, -1)) digits = digits.slice(0, -1);
  if (digits.length < 2) return digits;
  if (digits.length < 4) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`;
}
