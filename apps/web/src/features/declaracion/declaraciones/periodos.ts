/** Writes 2026-10 as a declaration tells it: 10/2026. */
const mostrarPeriodo = (periodo: string): string => `${periodo.slice(5)}/${periodo.slice(0, 4)}`;

/** Offers the last two month-ends together, each month that has declarations, and what the address asks for. */
export function opcionesDePeriodo(periodos: readonly string[], cierres: readonly string[], pedido: string) {
  const dosUltimos = cierres.join(',');
  const opciones = [
    { value: dosUltimos, label: cierres.toSorted().map(mostrarPeriodo).join(' y ') },
    ...periodos.map((periodo) => ({ value: periodo, label: mostrarPeriodo(periodo) })),
  ];
  if (pedido === '' || opciones.some(({ value }) => value === pedido)) return opciones;
  return [...opciones, { value: pedido, label: pedido.split(',').map(mostrarPeriodo).join(', ') }];
}
