/** Reads the objects of a PDF (ISO 32000, 7.3) as readers do: what they forgive is forgiven. */

/** A dictionary's keys and values stand one after the other, as they were written. */
export interface Conjunto {
  tipo: 'diccionario' | 'arreglo';
  lista: Valor[];
  desde: number;
  hasta: number;
}
export type Valor =
  | Conjunto
  | { tipo: 'nombre'; nombre: string }
  | { tipo: 'referencia'; numero: number }
  | { tipo: 'texto' }
  | { tipo: 'palabra'; palabra: string };

/** No program nests objects deeper. */
const HONDURA_MAX = 200;
/** Each sign is read once or twice; more often only in an endless knot of objects within objects. */
const VECES = 4;
const BLANCOS = /[\0\t\n\f\r ]*/y;
const COMENTARIO = /[^\r\n]*/y;
const SIGNO = /<<|>>|[[\]{}()<>]|\/?[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const APERTURAS: Partial<Record<string, Conjunto['tipo']>> = { '<<': 'diccionario', '[': 'arreglo' };
const EN_HEXADECIMAL = /#([\da-f]{2})/gi;

/** The object has no end, or is an endless knot. */
export class Ilegible extends Error {}

export class Lector {
  readonly #texto: string;
  #queda: number;

  constructor(texto: string) {
    this.#texto = texto;
    this.#queda = VECES * texto.length;
  }

  /** Reads the dictionary or array at that place, or behind blanks and comments; null where something else stands. */
  conjunto(desde: number): Conjunto | null {
    const { signo, hasta } = this.signo(desde);
    const tipo = APERTURAS[signo];
    return tipo === undefined ? null : this.#conjunto(tipo, hasta, 0);
  }

  /** Reads the next sign, blanks and comments apart; an empty one at the end. */
  signo(desde: number): { signo: string; hasta: number } {
    let lugar = this.#detras(BLANCOS, desde);
    while (this.#texto[lugar] === '%') lugar = this.#detras(BLANCOS, this.#detras(COMENTARIO, lugar));
    const hasta = this.#detras(SIGNO, lugar);
    return { signo: this.#texto.slice(lugar, hasta), hasta };
  }

  #detras(patron: RegExp, desde: number): number {
    patron.lastIndex = desde;
    patron.test(this.#texto);
    return this.#gastar(desde, Math.max(patron.lastIndex, desde));
  }

  #gastar(desde: number, hasta: number): number {
    this.#queda -= hasta - desde;
    if (this.#queda < 0) throw new Ilegible();
    return hasta;
  }

  #conjunto(tipo: Conjunto['tipo'], desde: number, hondura: number): Conjunto {
    if (hondura > HONDURA_MAX) throw new Ilegible();
    const cierre = tipo === 'diccionario' ? '>>' : ']';
    const lista: Valor[] = [];
    let lugar = desde;
    for (;;) {
      const { signo, hasta } = this.signo(lugar);
      if (signo === '') throw new Ilegible();
      if (signo === cierre) return { tipo, lista, desde, hasta };
      lugar = hasta;
      const tipoDentro = APERTURAS[signo];
      if (tipoDentro !== undefined) {
        const dentro = this.#conjunto(tipoDentro, hasta, hondura + 1);
        lista.push(dentro);
        lugar = dentro.hasta;
      } else if (signo === '(' || signo === '<') {
        lista.push({ tipo: 'texto' });
        lugar = this.#gastar(hasta, signo === '(' ? this.#finDeTexto(hasta) : this.#fin('>', hasta));
      } else agregar(lista, signo);
    }
  }

  #fin(que: string, desde: number): number {
    const lugar = this.#texto.indexOf(que, desde);
    if (lugar < 0) throw new Ilegible();
    return lugar + que.length;
  }

  /** Finds the end of a text: brackets within it come in pairs, or behind a backslash. */
  #finDeTexto(desde: number): number {
    const marca = /\\[\s\S]|[()]/g;
    marca.lastIndex = desde;
    for (let abiertos = 1; abiertos > 0; ) {
      const hallada = marca.exec(this.#texto)?.[0];
      if (hallada === undefined) throw new Ilegible();
      if (hallada === '(') abiertos += 1;
      if (hallada === ')') abiertos -= 1;
    }
    return marca.lastIndex;
  }
}

/** A reference like `12 0 R` comes in three signs. */
function agregar(lista: Valor[], signo: string): void {
  if (signo.startsWith('/')) {
    const nombre = signo.slice(1).replace(EN_HEXADECIMAL, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    lista.push({ tipo: 'nombre', nombre });
    return;
  }
  const [numero, generacion] = lista.slice(-2);
  if (signo === 'R' && numero?.tipo === 'palabra' && generacion?.tipo === 'palabra')
    lista.splice(-2, 2, { tipo: 'referencia', numero: Number(numero.palabra) });
  else lista.push({ tipo: 'palabra', palabra: signo });
}

export const nombresDe = ({ lista }: Conjunto): string[] =>
  lista.flatMap((uno) => (uno.tipo === 'nombre' ? [uno.nombre] : []));

/** Lists what follows a name in each place where it stands, since readers do not agree on which of them is a key. */
export const valoresDe = ({ lista }: Conjunto, clave: string): Valor[] =>
  lista.flatMap((uno, i) => (uno.tipo === 'nombre' && uno.nombre === clave ? lista.slice(i + 1, i + 2) : []));

/** Tests an object and all objects within it. */
export const algunConjunto = (conjunto: Conjunto, prueba: (uno: Conjunto) => boolean): boolean =>
  prueba(conjunto) || conjunto.lista.some((uno) => 'lista' in uno && algunConjunto(uno, prueba));
