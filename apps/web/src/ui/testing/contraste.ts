/** Tests tell colours apart with these, by WCAG 2.2. */
export type Rgb = readonly [number, number, number];

export const leer = (hex: string): Rgb => {
  const parte = (i: number) => Number.parseInt(hex.slice(i, i + 2), 16) / 255;
  return [parte(1), parte(3), parte(5)];
};

function luminancia(color: Rgb): number {
  const [r, g, b] = color.map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

export function contraste(a: Rgb, b: Rgb): number {
  const [claro = 0, oscuro = 0] = [luminancia(a), luminancia(b)].sort((x, y) => y - x);
  return (claro + 0.05) / (oscuro + 0.05);
}

/** Gives degrees: red at 0, orange about 28, yellow at 60; a grey counts as nothing like orange. */
export function tonalidad([r, g, b]: Rgb): number {
  const mayor = Math.max(r, g, b);
  const croma = mayor - Math.min(r, g, b);
  if (croma < 0.1) return 180;
  if (mayor === r) return (60 * (g - b)) / croma;
  return mayor === g ? 120 + (60 * (b - r)) / croma : 240 + (60 * (r - g)) / croma;
}
