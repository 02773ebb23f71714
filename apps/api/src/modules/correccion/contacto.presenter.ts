import type { datosContacto, datosContactoPedido } from '@sgpa/contract/shared/contacto';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { z } from 'zod';
import { fotoComoUrl, presentarPersona } from '../persona/persona.presenter.ts';
import type { FilaCompleta } from './registro-completo.queries.ts';

type Editable = Omit<z.infer<typeof datosContactoPedido>, 'foto_persona'>;

/** What an update form may change of a person, by siglas and codes of the lists. */
export const contactoDe = (fila: FilaCompleta) =>
  ({
    genero: fila.genero,
    estado_civil: fila.estado_civil,
    departamento: fila.departamento_domicilio,
    municipio: fila.codigo_municipio,
    correo_electronico: fila.correo_electronico,
    telefono_domicilio: fila.telefono_domicilio,
    telefono_movil: fila.telefono_movil,
    direccion: fila.direccion,
  }) satisfies Editable;

export const presentarContacto = (fila: FilaCompleta, hoy: FechaCivil): z.infer<typeof datosContacto> => ({
  ...presentarPersona(fila, hoy),
  ...contactoDe(fila),
  foto_persona: fotoComoUrl(fila.foto),
});
