import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { causaDeHecho } from '@sgpa/domain/asegurado/causa';
import { AUTOR_SISTEMA, descripcionDeHecho, NOMBRES_DE_HECHOS } from '@sgpa/domain/asegurado/historia';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../../operacion.ts';
import { presentarDocumento } from '../../afiliacion/documento.presenter.ts';
import { documentosDe } from '../../afiliacion/documentos.queries.ts';
import { auditar } from '../../auditoria/auditoria.queries.ts';
import { enteDe, type FilaHistoria, type Hechos, historiaDe } from './historia-asegurado.queries.ts';

type Retrato = HechoDeHistoria['despues'];

const esObjeto = (valor: unknown): valor is Hechos => typeof valor === 'object' && valor !== null;

const personaDe = (hechos: Hechos): Hechos => (esObjeto(hechos.persona) ? hechos.persona : {});

/** A change of these is told without its value, which not everybody who reads the history may see. */
const RESERVADOS = ['salario', 'fotografia'] as const;

const CAMBIADO = { salario: 'cambiado', fotografia: 'cambiada' } as const;

/** The history keeps only the fingerprint of the photograph. */
const reservadosDe = (hechos: Hechos): Hechos => ({
  salario: hechos.salario == null ? null : Number(hechos.salario),
  fotografia: personaDe(hechos).foto ?? null,
});

function presentarRetrato(hechos: Hechos, nombres: FilaHistoria['nombres_despues']): Retrato {
  const conocidos = { ...personaDe(hechos), ...hechos };
  const dichos = Object.keys(NOMBRES_DE_HECHOS).flatMap((campo): [string, string | number | null][] => {
    if (RESERVADOS.some((reservado) => reservado === campo)) return [];
    const valor = conocidos[campo];
    return typeof valor === 'string' || typeof valor === 'number' || valor === null ? [[campo, valor]] : [];
  });
  return { ...Object.fromEntries(dichos), ...nombres };
}

/** Says that a reserved value changed; nothing if it is the same, or if there is no former value to compare with. */
function presentarReservados({ antes, despues }: FilaHistoria): Retrato {
  if (antes === null) return {};
  const [eran, son] = [reservadosDe(antes), reservadosDe(despues)];
  const cambiados = RESERVADOS.filter((campo) => eran[campo] !== son[campo]);
  return Object.fromEntries(cambiados.map((campo) => [campo, CAMBIADO[campo]]));
}

const presentarHecho = (fila: FilaHistoria): HechoDeHistoria => ({
  accion: fila.accion,
  descripcion: descripcionDeHecho(fila.accion, fila.causante !== null, fila.estado_antes === null),
  usuario: fila.usuario ?? AUTOR_SISTEMA,
  causa: causaDeHecho({
    accion: fila.accion,
    estadoAntes: fila.estado_antes,
    estadoDespues: fila.estado_despues,
    idMotivoBaja: fila.despues.id_motivo_baja == null ? null : Number(fila.despues.id_motivo_baja),
    causante: fila.causante,
  }),
  ocurrido_en: fila.ocurrido_en.toISOString(),
  estado_antes: fila.estado_antes === null ? null : estadoDe(fila.estado_antes).nombre,
  estado_despues: estadoDe(fila.estado_despues).nombre,
  antes: fila.antes === null ? null : presentarRetrato(fila.antes, fila.nombres_antes),
  despues: { ...presentarRetrato(fila.despues, fila.nombres_despues), ...presentarReservados(fila) },
});

/** Tells who did what to the affiliation and when; the details leave it out until somebody opens it. */
export async function verHistoria(op: Operacion, idAfiliacion: IdAfiliacion) {
  const [afiliacion, hechos, documentos] = await Promise.all([
    enteDe(op.trx, idAfiliacion),
    historiaDe(op.trx, idAfiliacion),
    puede(op.contexto.usuario.rol, 'documento-asegurado') ? documentosDe(op.trx, idAfiliacion) : [],
  ]);
  if (!afiliacion) throw new Rechazo('NO_ENCONTRADO');
  auditar(op, {
    accion: 'historia-asegurado',
    recurso: 'afiliacion',
    idRecurso: idAfiliacion,
    idEnteGestor: afiliacion.id_ente_gestor,
  });
  return { historia: hechos.map(presentarHecho), documentos: documentos.map(presentarDocumento) };
}
