import type { ProblemaCampo } from '@sgpa/domain/errors/catalogo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Db } from '../../db/pool.ts';
import { resolverCodigos } from '../catalogo/codigos.queries.ts';
import { resolverLugar } from '../catalogo/lugares.ts';
import type { FichaPersona } from '../persona/ficha.queries.ts';

type Texto = string | null | undefined;

export const vacioEsNulo = (texto: Texto): string | null => texto?.trim() || null;

/** Collects what names nothing in its list; what was not sent is no problem. */
function exigir<T>(problemas: ProblemaCampo[], campo: string, pedido: Texto, hallado: T | null): T | null {
  if (vacioEsNulo(pedido) !== null && hallado === null)
    problemas.push({ campo, mensaje: 'El valor no existe en la lista.' });
  return hallado;
}

interface Contacto {
  genero?: Texto;
  estado_civil?: Texto;
  departamento?: Texto;
  municipio?: Texto;
  correo_electronico?: Texto;
  telefono_domicilio?: Texto;
  telefono_movil?: Texto;
  direccion?: Texto;
}

/** Contact data as rows hold it, without the photo. `parte` is where the wire has it. */
export async function resolverContacto(
  db: Db,
  parte: string,
  contacto: Contacto,
  problemas: ProblemaCampo[],
): Promise<Omit<FichaPersona, 'foto'>> {
  const { genero, estado_civil, departamento, municipio } = contacto;
  const codigos = await resolverCodigos(db, { genero, estadoCivil: estado_civil }, null);
  const lugar = await resolverLugar(db, departamento, municipio);
  return {
    id_genero: exigir(problemas, `${parte}.genero`, genero, codigos.genero),
    id_estado_civil: exigir(problemas, `${parte}.estado_civil`, estado_civil, codigos.estadoCivil),
    id_departamento: exigir(problemas, `${parte}.departamento`, departamento, lugar.idDepartamento),
    codigo_municipio: exigir(problemas, `${parte}.municipio`, municipio, lugar.codigoMunicipio),
    correo_electronico: vacioEsNulo(contacto.correo_electronico),
    telefono_domicilio: vacioEsNulo(contacto.telefono_domicilio),
    telefono_movil: vacioEsNulo(contacto.telefono_movil),
    direccion: vacioEsNulo(contacto.direccion),
  };
}

interface DelEnte {
  matricula?: Texto;
  departamento?: Texto;
  codigo_establecimiento?: Texto;
}

/** What the managing entity adds to an affiliation. An establishment of another entity is none. */
export async function resolverDelEnte(
  db: Db,
  idEnteGestor: number,
  { matricula, departamento, codigo_establecimiento }: DelEnte,
  problemas: ProblemaCampo[],
): Promise<{ matricula: string | null; id_establecimiento: number | null; id_departamento: number | null }> {
  const { establecimiento } = await resolverCodigos(db, { establecimiento: codigo_establecimiento }, idEnteGestor);
  const { idDepartamento } = await resolverLugar(db, departamento, null);
  return {
    matricula: vacioEsNulo(matricula),
    id_establecimiento: exigir(problemas, 'afiliacion.codigo_establecimiento', codigo_establecimiento, establecimiento),
    id_departamento: exigir(problemas, 'afiliacion.departamento', departamento, idDepartamento),
  };
}

interface Empleo {
  fecha_ingreso_trabajo?: FechaCivil | null;
  puesto_empleado?: Texto;
  salario?: number | null;
  departamento?: Texto;
  municipio?: Texto;
}

export interface EmpleoResuelto {
  fecha_ingreso_trabajo: FechaCivil | null;
  puesto_empleado: string | null;
  salario: number | null;
  id_departamento_trabajo: number | null;
  codigo_municipio_trabajo: string | null;
}

export async function resolverEmpleo(db: Db, empleo: Empleo, problemas: ProblemaCampo[]): Promise<EmpleoResuelto> {
  const { departamento, municipio } = empleo;
  const lugar = await resolverLugar(db, departamento, municipio);
  return {
    fecha_ingreso_trabajo: empleo.fecha_ingreso_trabajo ?? null,
    puesto_empleado: vacioEsNulo(empleo.puesto_empleado),
    salario: empleo.salario ?? null,
    id_departamento_trabajo: exigir(problemas, 'empleador.departamento', departamento, lugar.idDepartamento),
    codigo_municipio_trabajo: exigir(problemas, 'empleador.municipio', municipio, lugar.codigoMunicipio),
  };
}

export async function idTipoAsegurado(db: Db, codigo: string): Promise<number | null> {
  return (await resolverCodigos(db, { tipoAsegurado: codigo }, null)).tipoAsegurado;
}

/** By id, code or the name on screen; one that is not in the list is a problem of the field. */
export async function resolverParentesco(
  db: Db,
  parentesco: string,
  problemas: ProblemaCampo[],
): Promise<number | null> {
  const codigos = await resolverCodigos(db, { parentesco }, null);
  return exigir(problemas, 'afiliacion.parentesco_titular', parentesco, codigos.parentesco);
}
