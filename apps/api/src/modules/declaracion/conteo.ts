import { type Conteos, SIN_CONTAR, sumar } from '@sgpa/domain/declaracion/conteos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { DiaPorContar } from './conteo-registro.queries.ts';

/** Holds the counts of a day by department; null stands for people without one. */
export interface DiaContado extends DiaPorContar {
  registro_desde: FechaCivil | null;
  lugares: Map<number | null, Conteos>;
}

const claveDe = ({ id_ente_gestor, fecha }: DiaPorContar): string => `${id_ente_gestor} ${fecha}`;

/** Adds up what several statements tell of the same days. */
export class Suma {
  readonly #dias: ReadonlyMap<string, DiaContado>;

  constructor(dias: readonly DiaPorContar[]) {
    this.#dias = new Map(dias.map((dia) => [claveDe(dia), { ...dia, registro_desde: null, lugares: new Map() }]));
  }

  get contados(): DiaContado[] {
    return [...this.#dias.values()];
  }

  #dia(cual: DiaPorContar): DiaContado {
    const dia = this.#dias.get(claveDe(cual));
    if (dia === undefined) throw new Error('A day was counted that nobody asked for');
    return dia;
  }

  registrada(cual: DiaPorContar, desde: FechaCivil): void {
    const dia = this.#dia(cual);
    if (dia.registro_desde === null || desde < dia.registro_desde) dia.registro_desde = desde;
  }

  agregar(lugar: DiaPorContar & { id_departamento: number | null }, mas: Partial<Conteos>): void {
    const { lugares } = this.#dia(lugar);
    const hasta = lugares.get(lugar.id_departamento) ?? SIN_CONTAR;
    lugares.set(lugar.id_departamento, sumar([hasta, { ...SIN_CONTAR, ...mas }]));
  }
}
