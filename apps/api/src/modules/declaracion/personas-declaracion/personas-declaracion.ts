import type { Consulta } from '@sgpa/contract/endpoints';
import type { PersonaDeUnaCifra } from '@sgpa/contract/monitoreo/personas-declaracion';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { estadoDelConteo } from '@sgpa/domain/declaracion/comparacion-declaracion';
import { sumar } from '@sgpa/domain/declaracion/conteos';
import { MAX_CONTADAS, SIN_DEPARTAMENTO, TIPO_DE_CONTEO } from '@sgpa/domain/declaracion/personas-declaracion';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import { type FechaCivil, horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import type { Trx } from '../../../db/pool.ts';
import type { Operacion } from '../../../operacion.ts';
import { auditar, mostradas } from '../../auditoria/auditoria.queries.ts';
import { buscarDepartamentos } from '../../catalogo/listas.ts';
import { losConteos, losLugaresContados } from '../conteo-guardado.queries.ts';
import { presentarContado } from '../declaracion.presenter.ts';
import { lasDeclaraciones } from '../declaracion.queries.ts';
import { type Cifra, cuantasPersonas, type FilaPersona, paginaDePersonas } from './personas-declaracion.queries.ts';

const POR_PAGINA = 25;

interface Lugar {
  id: number | null;
  sigla: string;
}

async function leerLugar(trx: Trx, departamento: string | undefined): Promise<Lugar | null> {
  if (departamento === undefined) return null;
  if (departamento === SIN_DEPARTAMENTO) return { id: null, sigla: '' };
  const [hallado] = await buscarDepartamentos(trx, [departamento]);
  if (hallado == null) throw campoInvalido('departamento', 'El departamento no existe en la lista.');
  return hallado;
}

const presentar = (fila: FilaPersona, dia: FechaCivil): PersonaDeUnaCifra => ({
  idAfiliadoEnteGestor: fila.id,
  tipoAfiliado: fila.tipo,
  documentoIdentidad: fila.numero_documento,
  complementoDocumento: fila.complemento,
  nombres: apellidosYNombre(fila),
  departamento: fila.sigla ?? '',
  estado: estadoDe(estadoEn(fila, dia)).nombre,
  fechaAfiliacion: fila.fecha_afiliacion,
  fechaRegistro: fila.fecha_registro,
});

/** Lists whom a figure of a declaration that the user sees counts, by what is known today; the reading is audited. */
export async function listarPersonas(
  op: Operacion,
  id: number,
  { conteo, departamento, tras, limit = POR_PAGINA }: Consulta<'personas-declaracion'>,
) {
  const { trx } = op;
  const lugar = await leerLugar(trx, departamento);
  const [declaracion, conteoHecho, lugares] = await Promise.all([
    lasDeclaraciones(trx).where('d.id', '=', id).executeTakeFirst(),
    losConteos(trx).where('q.id', '=', id).executeTakeFirst(),
    losLugaresContados(trx).where('q.id', '=', id).execute(),
  ]);
  if (declaracion === undefined) throw new Rechazo('NO_ENCONTRADO');
  const { fecha, id_ente_gestor } = declaracion;
  const cifra: Cifra = { id_ente_gestor, fecha, conteo, departamento: lugar };
  const [filas, contadas] = await Promise.all([
    paginaDePersonas(trx, cifra, tras, limit + 1),
    tras === undefined ? cuantasPersonas(trx, cifra, MAX_CONTADAS + 1) : null,
  ]);
  const pagina = filas.slice(0, limit);
  const ultima = pagina.at(-1);
  const vistas = mostradas(
    pagina.map((fila) => fila.id),
    { porQuien: false, filas: pagina.length },
  );
  auditar(op, {
    accion: 'personas-declaracion',
    recurso: TIPO_DE_CONTEO[conteo].toLowerCase(),
    idEnteGestor: id_ente_gestor,
    despues: {
      idPoblacionDeclarada: id,
      conteo,
      ...(departamento !== undefined && { departamento }),
      ...(tras !== undefined && { tras }),
      ...vistas,
    },
  });
  const registroDesde = conteoHecho?.registro_desde ?? null;
  const contada = estadoDelConteo(fecha, conteoHecho ? { registroDesde } : null) === 'CONTADO';
  const suyos = lugares.map(presentarContado).filter((uno) => lugar === null || uno.departamento === lugar.sigla);
  return {
    data: {
      idPoblacionDeclarada: id,
      contado: contada ? sumar(suyos)[conteo] : null,
      contadoEn: contada && conteoHecho ? horaEnLaPaz(conteoHecho.contado_en) : null,
      total: contadas === null || contadas > MAX_CONTADAS ? null : contadas,
      personas: pagina.map((fila) => presentar(fila, fecha)),
      siguiente: ultima && filas.length > limit ? `${ultima.fecha_afiliacion}_${ultima.id}` : null,
    },
  };
}
