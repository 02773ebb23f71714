/**
 * Few transactions run at a time, the others wait in order: PostgreSQL's processes that take turns on the same cores cost
 * each other their caches. Whoever takes longer than `graciaMs` (waits for a row, reads much) no longer counts: nobody
 * waits for who is slow.
 */
export class TurnosDeConexion {
  #libres: number;
  readonly #graciaMs: number;
  readonly #esperan: (() => void)[] = [];

  constructor(cuantos: number, graciaMs: number) {
    this.#libres = cuantos;
    this.#graciaMs = graciaMs;
  }

  /** How many wait for a turn now. */
  get esperan(): number {
    return this.#esperan.length;
  }

  /** Waits for a turn; what it gives ends it, once however often it is called. */
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
