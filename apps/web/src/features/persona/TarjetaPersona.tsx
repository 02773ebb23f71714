import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { limpiarComplemento } from '@sgpa/domain/shared/documento';
import { edadEn, esFechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { ESTADO_ASEGURADO } from '@sgpa/domain/titular/contraste';
import { mostrarFechaDelServidor } from '../../lib/mostrar.ts';
import { hoy } from '../../lib/reloj.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { nombreEnLista } from '../catalogo/opciones.ts';
import { useGrupo, useMunicipios } from '../catalogo/use-listas.ts';
import { Fotografia } from './Fotografia.tsx';
import { fuenteDeFoto } from './fuente-de-foto.ts';
import { nombreYApellidos } from './identidad.ts';

/** Identity data, as the identity service and the register have them. */
export function TarjetaPersona({ persona }: { persona: PersonaValidada }) {
  const nombre = nombreYApellidos(persona);
  // Nobody is in the register before the first affiliation: these data are the identity service's too.
  const nuncaRegistrada = persona.estado_asegurado.codigo === ESTADO_ASEGURADO.NUNCA_REGISTRADO;
  const complemento = limpiarComplemento(persona.complemento_documento);
  const generos = useGrupo('GENERO');
  const estadosCiviles = useGrupo('ESTADO_CIVIL');
  const departamentos = useGrupo('DEPARTAMENTO');
  const municipios = useMunicipios(persona.departamento ?? '');
  const { fecha_nacimiento: nacimiento } = persona;
  const edad = persona.edad ?? (esFechaCivil(nacimiento) ? edadEn(nacimiento, hoy()) : null);

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' } }}>
      <Fotografia src={fuenteDeFoto(persona.imagen_fotografica)} nombre={nombre} />
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <div>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            Servicio de identificación
          </Typography>
          <DescriptionList
            items={[
              { term: 'Nombre', value: nombre },
              { term: 'Documento', value: `${persona.tipo_documento} ${persona.numero_documento}` },
              ...(complemento === '' ? [] : [{ term: 'Complemento', value: complemento }]),
              { term: 'Fecha de nacimiento', value: mostrarFechaDelServidor(nacimiento) },
            ]}
          />
        </div>
        <div>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {nuncaRegistrada ? 'Otros datos del servicio de identificación' : 'Base de datos de población asegurada'}
          </Typography>
          <DescriptionList
            items={[
              { term: 'Edad', value: edad === null ? '' : `${edad} años` },
              { term: 'Sexo', value: nombreEnLista(generos, persona.sexo) },
              { term: 'Estado civil', value: nombreEnLista(estadosCiviles, persona.estado_civil) },
              { term: 'País', value: persona.pais },
              { term: 'Departamento', value: nombreEnLista(departamentos, persona.departamento) },
              { term: 'Municipio', value: nombreEnLista(municipios, persona.municipio) },
            ]}
          />
        </div>
      </Box>
    </Box>
  );
}
