import type { Falla } from './falla.ts';
import { type Campos, huellaDe, LUGAR } from './huella.ts';

/** Each pair is tried: more broken rows than these are told one by one. */
const MAXIMO = 300;

const LUGARES = [
  [LUGAR.id],
  [LUGAR.id, LUGAR.xid],
  [LUGAR.id, LUGAR.ocurridoEn],
  [LUGAR.id, LUGAR.ocurridoEn, LUGAR.xid],
];

/** What a row says, in the place of another one. */
const enElLugar = (dicho: Campos, otra: Campos, lugares: readonly number[]): Campos =>
  dicho.map((campo, i) => (lugares.includes(i) ? (otra[i] ?? null) : campo));

type Rota = Required<Falla>;

/** Whether what `una` said when it was sealed is what `otra` says now. */
function estaEn(una: Rota, otra: Rota): boolean {
  const { huella, campos: propios, id } = una.fila;
  const { campos } = otra.fila;
  if (huella === null || campos === null) return false;
  const soloId = campos.with(LUGAR.id, String(id));
  const probables =
    propios === null ? [] : LUGARES.map((lugares) => enElLugar(campos, propios.with(0, String(id)), lugares));
  return [soloId, ...probables].some((probable) => huellaDe(probable).equals(huella));
}

/** Rows that were broken by giving each what the other one said are told as such. */
export function conIntercambios(fallas: readonly Falla[]): Falla[] {
  const rotas = fallas.filter((falla): falla is Rota => falla.fila !== undefined).slice(0, MAXIMO);
  const pareja = new Map<number, number>();
  for (const una of rotas) {
    const otra = rotas.find((candidata) => candidata.fila.id !== una.fila.id && estaEn(una, candidata));
    if (otra !== undefined) pareja.set(una.fila.id, otra.fila.id);
  }
  const contadas = new Set<string>();
  return fallas.flatMap((falla) => {
    const id = falla.fila?.id;
    const otra = id === undefined ? undefined : pareja.get(id);
    if (id === undefined || otra === undefined || pareja.get(otra) !== id) return [falla];
    const par = [id, otra].toSorted((a, b) => a - b).join(' y ');
    if (contadas.has(par)) return [];
    contadas.add(par);
    return [
      { ...falla, texto: `Las filas ${par} fueron intercambiadas después de selladas: cada una dice lo de la otra.` },
    ];
  });
}
