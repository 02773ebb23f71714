import Link from '@mui/material/Link';
import type { SujetoDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import { createLink } from '@tanstack/react-router';
import { permite } from '../../../lib/permisos.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';

const Enlace = createLink(Link);

/** Names whom or what a row is about, with a link where the reader may go there. */
export function EnlaceASujeto({ sujeto }: { sujeto: SujetoDeAuditoria }) {
  const { data: perfil } = usePerfil();
  const { texto, pantalla, idAfiliadoEnteGestor, tipoAfiliado } = sujeto;
  const clave = sujeto.clave ?? '';
  if (pantalla === 'ASEGURADO' && permite(perfil, 'lista-asegurados'))
    return (
      <Enlace
        to="/asegurado"
        search={{
          tipoAfiliado: tipoAfiliado ?? undefined,
          numeroDocumento: clave,
          accion: 'detalle-asegurado',
          detalle: idAfiliadoEnteGestor?.toString(),
        }}
      >
        {texto}
      </Enlace>
    );
  if (pantalla === 'USUARIO' && permite(perfil, 'usuarios'))
    return (
      <Enlace to="/admin" search={{ buscar: clave }}>
        {texto}
      </Enlace>
    );
  if (pantalla === 'EMPLEADOR' && permite(perfil, 'parametros'))
    return (
      <Enlace to="/parametros" search={{ lista: 'EMPLEADOR', buscar: clave }}>
        {texto}
      </Enlace>
    );
  if (pantalla === 'DECLARACION' && permite(perfil, 'declaraciones'))
    return (
      <Enlace to="/monitoreoView" search={{ declaracion: clave }}>
        {texto}
      </Enlace>
    );
  return <span>{texto}</span>;
}
