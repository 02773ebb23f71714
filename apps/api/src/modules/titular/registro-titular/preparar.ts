import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { AppError } from '@sgpa/domain/errors/app-error';
import type { ProblemaCampo } from '@sgpa/domain/errors/catalogo';
import { leerCodigoEntidad, TIPO_CODIGO } from '@sgpa/domain/titular/codigo-entidad';
import { revisarFechaAfiliacion } from '@sgpa/domain/titular/formulario';
import { revisarPaso3 } from '@sgpa/domain/titular/pasos-formulario';
import { leerTipoAsegurado, reglaTipoAsegurado, tipoForzadoPorRol } from '@sgpa/domain/titular/tipo-asegurado';
import type { Deps } from '../../../deps.ts';
import type { Contexto } from '../../../plugins/contexto.ts';
import { entidadDeCodigo } from '../../catalogo/busqueda-entidad/service.ts';
import { resolverLugar } from '../../catalogo/lugares.service.ts';
import { type FichaPersona, resolverCodigos } from '../titular.queries.ts';
import { prepararFoto } from './foto.ts';

/** A registration whose every code was found and every rule held: what is left is to ask who the person is, and to write. */
export interface RegistroPreparado {
  idEnteGestor: number;
  idEntidad: number;
  idTipoAsegurado: number;
  fechaAfiliacion: string;
  ficha: FichaPersona;
  afiliacion: {
    matricula: string | null;
    id_establecimiento: number | null;
    id_departamento: number | null;
    fecha_ingreso_trabajo: string | null;
    puesto_empleado: string | null;
    salario: number | null;
    id_departamento_trabajo: number | null;
    codigo_municipio_trabajo: string | null;
  };
}

const vacioEsNulo = (texto: string | null | undefined): string | null => texto?.trim() || null;

/** Only the authority chooses the managing entity; everybody else registers in their own. */
function enteDelRegistro({ usuario, alcance }: Contexto, pedido: number | null | undefined): number {
  if (!esRolAutoridad(usuario.rol)) {
    if (pedido != null && pedido !== usuario.idEnteGestor) throw new AppError('SIN_PERMISO');
    return usuario.idEnteGestor;
  }
  if (pedido == null || !alcance.entes.includes(pedido) || pedido === usuario.idEnteGestor) {
    throw new AppError('SOLICITUD_INVALIDA', {}, [{ campo: 'id_ente_gestor', mensaje: 'Debe elegir el ente gestor.' }]);
  }
  return pedido;
}

/** The insured type and the employer's code belong together (document 2 §4, Employer type and insured type). */
function revisarTipoYCodigo(
  tipoTexto: string,
  codigo: string,
  rol: string,
): { tipo: string; problemas: ProblemaCampo[] } {
  const problemas: ProblemaCampo[] = [];
  const tipo = tipoForzadoPorRol(rol) ?? leerTipoAsegurado(tipoTexto);
  if (tipo === null)
    return {
      tipo: '',
      problemas: [{ campo: 'afiliacion.tipo_asegurado', mensaje: 'El tipo de asegurado no existe.' }],
    };
  const { codigoFijo } = reglaTipoAsegurado(tipo);
  const leido = leerCodigoEntidad(codigo);
  const corresponde =
    codigoFijo === null ? leido !== null && leido.tipo !== TIPO_CODIGO.FIJO : leido?.numero === codigoFijo;
  if (!corresponde) {
    problemas.push({
      campo: 'codigo_entidad',
      mensaje: 'El código de la entidad empleadora no corresponde al tipo de asegurado.',
    });
  }
  return { tipo, problemas };
}

export async function prepararRegistro(
  deps: Pick<Deps, 'db' | 'ovt' | 'clock'>,
  contexto: Contexto,
  { codigo_entidad, id_ente_gestor, data }: PedidoRegistro,
  hoy: string,
): Promise<RegistroPreparado> {
  const [item] = data;
  if (!item) throw new AppError('SOLICITUD_INVALIDA');
  const { persona, afiliacion, empleador } = item;
  const idEnteGestor = enteDelRegistro(contexto, id_ente_gestor);
  const fechaAfiliacion = afiliacion.fecha_inicio.slice(0, 10);
  const { tipo, problemas } = revisarTipoYCodigo(afiliacion.tipo_asegurado, codigo_entidad, contexto.usuario.rol);
  const limites = { hoy, nacimiento: persona.fecha_nacimiento };
  const deFormulario = revisarPaso3(
    {
      ...persona,
      fecha_inicio: fechaAfiliacion,
      tipo_asegurado: tipo,
      codigo_entidad,
      tipo_codigo: codigo_entidad,
      fecha_ingreso_trabajo: empleador.fecha_ingreso_trabajo,
    },
    { ...limites, seccionesOcultas: tipoForzadoPorRol(contexto.usuario.rol) !== null },
  );
  // What the browser fills in by itself is checked as well: a caller may send anything.
  const fecha_inicio = revisarFechaAfiliacion(fechaAfiliacion, limites);
  if (fecha_inicio !== null) deFormulario.fecha_inicio = fecha_inicio;
  problemas.push(...Object.entries(deFormulario).map(([campo, mensaje]) => ({ campo, mensaje })));

  const codigos = await resolverCodigos(
    deps.db,
    {
      genero: persona.genero,
      estadoCivil: persona.estado_civil,
      tipoAsegurado: tipo,
      establecimiento: afiliacion.codigo_establecimiento,
    },
    idEnteGestor,
  );
  const exigir = <T>(campo: string, pedido: string | null | undefined, hallado: T | null): T | null => {
    if (vacioEsNulo(pedido) !== null && hallado === null)
      problemas.push({ campo, mensaje: 'El valor no existe en la lista.' });
    return hallado;
  };
  const domicilio = await resolverLugar(deps.db, persona.departamento, persona.municipio);
  const trabajo = await resolverLugar(deps.db, empleador.departamento, empleador.municipio);
  const delEnte = await resolverLugar(deps.db, afiliacion.departamento, null);
  const registro = {
    idGenero: exigir('persona.genero', persona.genero, codigos.genero),
    id_estado_civil: exigir('persona.estado_civil', persona.estado_civil, codigos.estadoCivil),
    id_departamento: exigir('persona.departamento', persona.departamento, domicilio.idDepartamento),
    codigo_municipio: exigir('persona.municipio', persona.municipio, domicilio.codigoMunicipio),
    id_establecimiento: exigir(
      'afiliacion.codigo_establecimiento',
      afiliacion.codigo_establecimiento,
      codigos.establecimiento,
    ),
    departamentoEnte: exigir('afiliacion.departamento', afiliacion.departamento, delEnte.idDepartamento),
    departamentoTrabajo: exigir('empleador.departamento', empleador.departamento, trabajo.idDepartamento),
    municipioTrabajo: exigir('empleador.municipio', empleador.municipio, trabajo.codigoMunicipio),
  };
  if (problemas.length > 0 || codigos.tipoAsegurado === null) throw new AppError('SOLICITUD_INVALIDA', {}, problemas);
  const foto = await prepararFoto(persona.foto_persona);
  const { idEntidad } = await entidadDeCodigo(deps, contexto, codigo_entidad);

  return {
    idEnteGestor,
    idEntidad,
    idTipoAsegurado: codigos.tipoAsegurado,
    fechaAfiliacion,
    ficha: {
      id_genero: registro.idGenero,
      id_estado_civil: registro.id_estado_civil,
      id_departamento: registro.id_departamento,
      codigo_municipio: registro.codigo_municipio,
      correo_electronico: vacioEsNulo(persona.correo_electronico),
      telefono_domicilio: vacioEsNulo(persona.telefono_domicilio),
      telefono_movil: vacioEsNulo(persona.telefono_movil),
      direccion: vacioEsNulo(persona.direccion),
      foto,
    },
    afiliacion: {
      matricula: vacioEsNulo(afiliacion.matricula),
      id_establecimiento: registro.id_establecimiento,
      id_departamento: registro.departamentoEnte,
      fecha_ingreso_trabajo: empleador.fecha_ingreso_trabajo ?? null,
      puesto_empleado: vacioEsNulo(empleador.puesto_empleado),
      salario: empleador.salario ?? null,
      id_departamento_trabajo: registro.departamentoTrabajo,
      codigo_municipio_trabajo: registro.municipioTrabajo,
    },
  };
}
