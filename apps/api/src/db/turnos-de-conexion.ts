/**
 * Lets few transactions run at a time, the others in order: PostgreSQL processes that take turns on the same cores cost
 * each other their caches. One that takes longer than `graciaMs` (it waits for a row, or reads much) no longer counts,
 * so that nobody waits for a slow one.
 */
export class TurnosDeConexion {
  #libres: number;
  readonly #graciaMs: number;
  readonly #esperan: (() => void)[] = [];

  constructor(cuantos: number, graciaMs: number) {
    this.#libres = cuantos;
    this.#graciaMs = graciaMs;
  }

  get esperan(): number {
    return this.#esperan.length;
  }

  /** Waits for a turn, and gives the function that ends it, which may be called again without effect. */
  async tomar(): Promise<() => void> {
    if (this.#libres > 0) this.#libres -= 1;
    else await new Promise<void>((pasa) => this.#esperan.push(pasa));
    let acabado = false;
    const acabar = (): void => {
      if (acabado) return;
      acabado = true;
      clearTimeout(plazo);
      const siguiente = this.#esperan.shift();
      if (siguiente) siguiente();
      else this.#libres += 1;
    };
    const plazo = setTimeout(acabar, this.#graciaMs);
    return acabar;
  }
}
