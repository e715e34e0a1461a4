<?php
/** A theme of the old kind, whose head is printed before its posts. */
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head><meta charset="utf-8"><?php wp_head(); ?></head>
<body>
<?php
while ( have_posts() ) {
	the_post();
	the_content();
}
wp_footer();
?>
</body>
</html>
