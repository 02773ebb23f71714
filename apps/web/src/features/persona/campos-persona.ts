/** The fields that the forms of an affiliation share, all as typed: dates DD/MM/YYYY, choices by sigla or code. */
import type { DatosContacto, DatosContactoPedido } from '@sgpa/contract/shared/contacto';
import { nulo } from '../../lib/escrito.ts';

export interface CamposPersona {
  genero: string;
  estado_civil: string;
  departamento: string;
  municipio: string;
  correo_electronico: string;
  telefono_domicilio: string;
  telefono_movil: string;
  direccion: string;
}

type Contacto = Pick<DatosContacto, keyof CamposPersona>;

export function camposDePersona(persona: Partial<Contacto>): CamposPersona {
  return {
    genero: persona.genero ?? '',
    estado_civil: persona.estado_civil ?? '',
    departamento: persona.departamento ?? '',
    municipio: persona.municipio ?? '',
    correo_electronico: persona.correo_electronico ?? '',
    telefono_domicilio: persona.telefono_domicilio ?? '',
    telefono_movil: persona.telefono_movil ?? '',
    direccion: persona.direccion ?? '',
  };
}

export function pedidoDePersona(form: CamposPersona): Omit<DatosContactoPedido, 'foto_persona'> {
  return {
    genero: nulo(form.genero),
    estado_civil: nulo(form.estado_civil),
    departamento: nulo(form.departamento),
    municipio: nulo(form.municipio),
    correo_electronico: nulo(form.correo_electronico),
    telefono_domicilio: nulo(form.telefono_domicilio),
    telefono_movil: nulo(form.telefono_movil),
    direccion: nulo(form.direccion),
  };
}
