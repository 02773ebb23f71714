import { CATALOGO, type CodigoError, type ProblemaCampo } from './catalogo.ts';

const llenar = (texto: string, params: Record<string, string>): string =>
  texto.replace(/\{(\w+)\}/g, (lugar, nombre: string) => params[nombre] ?? lugar);

/** An expected refusal: services throw it, one plugin renders it as `{codigo, mensaje, detalle?}`. */
export class AppError extends Error {
  readonly codigo: CodigoError;
  readonly status: number;
  readonly detalle: ProblemaCampo[] | undefined;

  constructor(codigo: CodigoError, params: Record<string, string> = {}, detalle?: ProblemaCampo[]) {
    super(llenar(CATALOGO[codigo].mensaje, params));
    this.name = 'AppError';
    this.codigo = codigo;
    this.status = CATALOGO[codigo].status;
    this.detalle = detalle;
  }
}
