import { revisarCorreo, revisarTelefono } from './campos.ts';
import { type Campos, type Problemas, soloProblemas } from './problemas.ts';

type CampoContacto = 'correo_electronico' | 'telefono_domicilio' | 'telefono_movil';

export function revisarContacto(datos: Campos<CampoContacto>): Problemas<CampoContacto> {
  return soloProblemas({
    correo_electronico: revisarCorreo(datos.correo_electronico),
    telefono_domicilio: revisarTelefono(datos.telefono_domicilio),
    telefono_movil: revisarTelefono(datos.telefono_movil),
  });
}
