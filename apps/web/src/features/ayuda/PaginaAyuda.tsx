import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ENLACES_AYUDA } from '../../lib/config.ts';
import { Icon } from '../../ui/Icon.tsx';
import { API_OUTLINED, LIST_ALT_OUTLINED, MENU_BOOK_OUTLINED, OPEN_IN_NEW } from '../../ui/icon-paths.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';

const DOCUMENTOS = [
  {
    titulo: 'Guía de usuario',
    detalle: 'Cómo consultar, registrar y mantener a la población asegurada, paso a paso.',
    href: ENLACES_AYUDA.guiaUsuario,
    icono: MENU_BOOK_OUTLINED,
  },
  {
    titulo: 'Guía técnica de interoperabilidad',
    detalle:
      'API-REST BDPA v1.03: autenticación, servicios y ejemplos para integrar los sistemas de los entes gestores.',
    href: ENLACES_AYUDA.guiaTecnica,
    icono: API_OUTLINED,
  },
  {
    titulo: 'Catálogo de valores paramétricos',
    detalle: 'Códigos y siglas que se usan en los formularios y en los servicios.',
    href: ENLACES_AYUDA.catalogo,
    icono: LIST_ALT_OUTLINED,
  },
];

/** The icon stands in one place on each card, however many lines its title has. */
const EN_LA_ESQUINA = { position: 'absolute', top: 20, right: 20, fontSize: 16 } as const;

export const PaginaAyuda = () => (
  <>
    <PageHeader title="AYUDA" subtitle="Los documentos se abren en una pestaña nueva." />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      {DOCUMENTOS.map(({ titulo, detalle, href, icono }) => (
        <Card key={href} variant="outlined">
          <CardActionArea
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ p: 2.5, height: '100%' }}
          >
            <Stack spacing={1} sx={{ height: '100%' }}>
              <Icon d={icono} aria-hidden color="primary" fontSize="large" />
              <Typography variant="h2" component="span">
                {titulo} <Icon d={OPEN_IN_NEW} aria-label="(se abre en una pestaña nueva)" sx={EN_LA_ESQUINA} />
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {detalle}
              </Typography>
            </Stack>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  </>
);
