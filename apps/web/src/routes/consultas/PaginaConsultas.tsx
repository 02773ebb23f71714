import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { enlaceDeCapitulo } from '../../lib/ayuda.ts';
import { borrarBorrador } from '../../lib/borrador.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useTabInView } from '../../ui/use-tab-in-view.ts';
import { borradorDe, PESTANAS } from './pestanas.ts';

/** Six of them fit beside the menu at 1366 pixels. */
const ANGOSTA = { px: 1.25 };
/** From this width on the scroll buttons go: they take the room of the sixth tab, and would stay. */
const DONDE_CABEN = { '@media (min-width: 1351px)': { '& .MuiTabs-scrollButtons': { display: 'none' } } };

const ruta = getRouteApi('/marco/consultas');

/** Shows one tab for each source; which one is open stands in the address, and what was typed in the others is gone. */
export function PaginaConsultas() {
  const { pestana } = ruta.useSearch();
  const navigate = useNavigate();
  const permitidas = usePerfil().data?.acciones_permitidas;
  const visibles = PESTANAS.filter(({ slug }) => permitidas?.includes(slug) ?? slug !== 'consulta-certificacion');
  const { slug, Consulta } = visibles.find((una) => una.slug === pestana) ?? PESTANAS[0];

  const lugar = useTabInView();

  function cambiar(nueva: string): void {
    borrarBorrador(borradorDe(slug));
    void navigate({ to: '/consultas', search: { pestana: nueva }, replace: true });
  }

  return (
    <>
      <PageHeader help={enlaceDeCapitulo('consultas')} title="Consultas" />
      <Tabs
        ref={lugar}
        value={slug}
        onChange={(_evento, nueva) => cambiar(nueva)}
        aria-label="Consultas"
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2, ...DONDE_CABEN }}
      >
        {visibles.map(({ slug: una, etiqueta }) => (
          <Tab key={una} id={`tab-${una}`} aria-controls={`panel-${una}`} value={una} label={etiqueta} sx={ANGOSTA} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${slug}`} aria-labelledby={`tab-${slug}`}>
        <Consulta key={slug} borrador={borradorDe(slug)} />
      </Box>
    </>
  );
}
