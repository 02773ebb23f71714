import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { limpiarComplemento } from '@sgpa/domain/shared/documento';
import { edadEn, esFechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { mostrarFechaDelServidor } from '../../lib/mostrar.ts';
import { hoy } from '../../lib/reloj.ts';
import { DescriptionList, type Item } from '../../ui/DescriptionList.tsx';
import { nombreEnLista } from '../catalogo/opciones.ts';
import { useGrupo, useMunicipios } from '../catalogo/use-listas.ts';
import { AvisoDeRelleno } from './AvisoDeRelleno.tsx';
import { direccionDeFoto, Fotografia } from './Fotografia.tsx';
import { apellidosYNombre } from './identidad.ts';

type Datos = Pick<PersonaValidada, 'sexo' | 'estado_civil' | 'pais' | 'departamento' | 'municipio'>;

interface PropsBloque {
  titulo: string;
  datos: Datos;
  antes?: readonly Item[];
}

/** Shows sex, marital status and whereabouts, under the name of whoever says so. */
function BloqueDePersona({ titulo, datos, antes = [] }: PropsBloque) {
  const generos = useGrupo('GENERO');
  const estadosCiviles = useGrupo('ESTADO_CIVIL');
  const departamentos = useGrupo('DEPARTAMENTO');
  const municipios = useMunicipios(datos.departamento ?? '');
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {titulo}
      </Typography>
      <DescriptionList
        items={[
          ...antes,
          { term: 'Sexo', value: nombreEnLista(generos, datos.sexo) },
          { term: 'Estado civil', value: nombreEnLista(estadosCiviles, datos.estado_civil) },
          { term: 'País', value: datos.pais },
          { term: 'Departamento', value: nombreEnLista(departamentos, datos.departamento) },
          { term: 'Municipio', value: nombreEnLista(municipios, datos.municipio) },
        ]}
      />
    </div>
  );
}

/** Shows who the person is, as the identity service has them, and what the insured database holds of them. */
export function TarjetaPersona({ persona }: { persona: PersonaValidada }) {
  const nombre = apellidosYNombre(persona);
  const complemento = limpiarComplemento(persona.complemento_documento);
  const { fecha_nacimiento: nacimiento, poblacion_asegurada: poblacion } = persona;
  const edad = persona.edad ?? (esFechaCivil(nacimiento) ? edadEn(nacimiento, hoy()) : null);
  const conEdad = [{ term: 'Edad', value: edad === null ? '' : `${edad} años` }];

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' } }}>
      <Fotografia src={direccionDeFoto(persona.imagen_fotografica)} nombre={nombre} />
      <Box
        // The two stand side by side where they can: whether the register says what SEGIP says is seen at a glance.
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' }}
      >
        <BloqueDePersona
          titulo="Servicio de identificación"
          datos={persona}
          antes={[
            { term: 'Nombre', value: nombre },
            { term: 'Documento', value: `${persona.tipo_documento} ${persona.numero_documento}` },
            ...(complemento === '' ? [] : [{ term: 'Complemento', value: complemento }]),
            { term: 'Fecha de nacimiento', value: mostrarFechaDelServidor(nacimiento) },
            ...(poblacion ? [] : conEdad),
          ]}
        />
        {poblacion ? (
          <BloqueDePersona titulo="Base de datos de población asegurada" datos={poblacion} antes={conEdad} />
        ) : null}
        <AvisoDeRelleno persona={persona} />
      </Box>
    </Box>
  );
}
