import type { DatosContactoPedido } from '@sgpa/contract/shared/persona';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { resolverCodigos, resolverLugar } from '../catalogo/listas.ts';
import { type ListasDelDia, resolverDeLista, resolverVigente, vacioEsNulo } from '../catalogo/vigencia.ts';
import type { FichaPersona } from './ficha.queries.ts';

/** Resolves contact data to what rows hold, without the photo. `parte` is where the wire has them. */
export async function resolverContacto(
  listas: ListasDelDia,
  parte: string,
  contacto: Omit<DatosContactoPedido, 'foto_persona'>,
  problemas: DetalleDeCampo[],
): Promise<Omit<FichaPersona, 'foto'>> {
  const { db } = listas;
  const { genero, estado_civil, departamento, municipio } = contacto;
  const codigos = await resolverCodigos(db, { genero, estadoCivil: estado_civil }, null);
  const lugar = await resolverLugar(db, departamento, municipio);
  return {
    id_genero: resolverVigente(listas, problemas, `${parte}.genero`, genero, codigos.genero),
    id_estado_civil: resolverVigente(listas, problemas, `${parte}.estado_civil`, estado_civil, codigos.estadoCivil),
    id_departamento: resolverDeLista(problemas, `${parte}.departamento`, departamento, lugar.idDepartamento),
    codigo_municipio: resolverDeLista(problemas, `${parte}.municipio`, municipio, lugar.codigoMunicipio),
    correo_electronico: vacioEsNulo(contacto.correo_electronico),
    telefono_domicilio: vacioEsNulo(contacto.telefono_domicilio),
    telefono_movil: vacioEsNulo(contacto.telefono_movil),
    direccion: vacioEsNulo(contacto.direccion),
  };
}
